/**
 * A wizard leads a person in one message, choice by choice, to an order, an army or a deployment. A choice counts for
 * the step in which it was shown; on any other it changes nothing, and shows the present step. Each feature says what
 * its wizard works on, where that is stored, and what its choices lead to.
 */
import type { Phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Deps } from '../battle/deps.ts';
import { whyNote } from '../messages/why-note.ts';
import type { Request } from '../request.ts';

/** The longest way back. */
const BACK = 20;

/** The step a person is at: a place in the feature's own words, '' at the beginning, and the places before it. */
export interface WizardPlace {
  readonly place: string;
  readonly past: readonly string[];
  /** What has happened, or why the last choice led nowhere. */
  readonly notes: readonly Phrase[];
}

interface Rows<Choice> {
  readonly rows: readonly { readonly says?: Phrase; readonly presses: readonly Choice[] }[];
}

/** What is asked at a place. `Lead` is what a choice, or what is typed instead, leads to. */
export interface Step<Lead> {
  readonly asks: Phrase;
  readonly lines: readonly Phrase[];
  readonly typed?: { readonly take: (words: string) => Lead | Refusal };
}

/** A step as shown. */
export interface StepShown<At, Choice> extends Rows<Choice> {
  readonly at: At;
  readonly notes: readonly Phrase[];
  readonly asks: Phrase;
  readonly lines: readonly Phrase[];
  readonly typed?: { readonly says: Phrase; readonly example: string };
}

type Soon<T> = Promise<T> | T;

export interface Wizard<
  At,
  Bench extends { readonly here: WizardPlace },
  Asks extends Step<Lead>,
  Lead,
  Done extends { readonly result: unknown },
> {
  /** Calls `work` while no one else works on the same, and stores what was done. */
  readonly alone: (
    deps: Deps,
    request: Request,
    at: At,
    work: () => Promise<Done | Refusal>,
  ) => Promise<Done['result'] | Refusal>;
  /** What is worked on, as it is now. */
  readonly bench: (deps: Deps, request: Request, at: At) => Promise<Bench | Refusal>;
  /** The same as that step showed it; or why its choices no longer count. */
  readonly shownAt: (bench: Bench, at: At) => Bench | { readonly stale: Phrase };
  readonly step: (bench: Bench, here: Bench['here']) => Soon<Asks | Refusal>;
  /** What the choice with this number leads to. */
  readonly choice: (bench: Bench, step: Asks, n: number) => Lead | undefined;
  readonly toward: (bench: Bench, lead: Lead, step: Asks) => Soon<Bench['here'] | Refusal>;
  /** What to show instead of what was refused, if the reason alone is not enough. */
  readonly instead?: (bench: Bench, refusal: Refusal) => Promise<Bench['here']>;
  /** What to say where a place no longer exists, and the person is led back from it. */
  readonly lost?: (refusal: Refusal) => Phrase;
  readonly show: (bench: Bench, here: Bench['here'], step: Asks) => Soon<Done | Refusal>;
}

export function noted<Here extends WizardPlace>(here: Here, ...more: readonly Phrase[]): Here {
  return { ...here, notes: [...here.notes, ...more] };
}

/** To another place. One passed before is returned to. */
export function forward<Here extends WizardPlace>(here: Here, place: string): Here {
  if (place === here.place) return here;
  const passed = place === '' ? 0 : here.past.indexOf(place);
  return { ...here, place, past: passed < 0 ? [...here.past, here.place].slice(-BACK) : here.past.slice(0, passed) };
}

function backward<Here extends WizardPlace>(here: Here): Here {
  return { ...here, place: here.past.at(-1) ?? '', past: here.past.slice(0, -1) };
}

export function resultOf<T>(done: { readonly result: T } | Refusal): T | Refusal {
  return done instanceof Refusal ? done : done.result;
}

/** Rows with numbered choices. */
export function numbered<Choice, Shown>(
  rows: Rows<Choice>['rows'],
  shown: (choice: Choice, n: number) => Shown,
): Rows<Shown>['rows'] {
  let n = 0;
  return rows.map(({ says, presses }) => ({
    ...(says && { says }),
    presses: presses.map((choice) => shown(choice, n++)),
  }));
}

/** The choice with a number that `numbered` gave. */
export function choiceAt<Choice>(rows: Rows<Choice>['rows'], n: number): Choice | undefined {
  return rows.flatMap(({ presses }) => presses)[n];
}

export function wizardOf<
  At,
  Bench extends { readonly here: WizardPlace },
  Asks extends Step<Lead>,
  Lead,
  Done extends { readonly result: unknown },
>(of: Wizard<At, Bench, Asks, Lead, Done>) {
  type Here = Bench['here'];

  /** Shows that place. If it no longer exists, the last one before it that does. */
  async function show(bench: Bench, here: Here): Promise<Done | Refusal> {
    const step = await of.step(bench, here);
    if (!(step instanceof Refusal)) return of.show(bench, here, step);
    if (here.place === '') return step;
    return show(bench, backward(of.lost ? noted(here, of.lost(step)) : here));
  }

  /** From any step, on what is there now. */
  function open(
    deps: Deps,
    request: Request,
    at: At,
    decide: (bench: Bench) => Soon<Here>,
  ): Promise<Done['result'] | Refusal> {
    return of.alone(deps, request, at, async () => {
      const bench = await of.bench(deps, request, at);
      return bench instanceof Refusal ? bench : show(bench, await decide(bench));
    });
  }

  /** Only from the step that is shown. */
  function go(deps: Deps, request: Request, at: At, decide: (bench: Bench) => Soon<Here>): ReturnType<typeof open> {
    return open(deps, request, at, (bench) => {
      const shown = of.shownAt(bench, at);
      return 'stale' in shown ? { ...bench.here, notes: [shown.stale, ...bench.here.notes] } : decide(shown);
    });
  }

  async function led(bench: Bench, leadIn: (step: Asks) => Lead | Refusal | undefined): Promise<Here> {
    const step = await of.step(bench, bench.here);
    const lead = step instanceof Refusal ? undefined : leadIn(step);
    if (step instanceof Refusal || lead === undefined) return bench.here;
    const here = lead instanceof Refusal ? lead : await of.toward(bench, lead, step);
    if (!(here instanceof Refusal)) return here;
    return of.instead ? of.instead(bench, here) : noted(bench.here, whyNote(here));
  }

  return {
    show,
    open,
    go,
    press: (deps: Deps, request: Request, at: At, n: number) =>
      go(deps, request, at, (bench) => led(bench, (step) => of.choice(bench, step, n))),
    type: (deps: Deps, request: Request, at: At, words: string) =>
      go(deps, request, at, (bench) => led(bench, (step) => step.typed?.take(words))),
    back: (deps: Deps, request: Request, at: At) => go(deps, request, at, ({ here }) => backward(here)),
  };
}
