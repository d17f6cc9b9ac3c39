/** The custom ids of the wizards: which wizard, what is pressed, and the step that the message shows. */
import { z } from 'zod';
import { TABLE_DICE_KINDS } from '../../host/verbs/table-dice/table-dice.ts';
import { number, word } from '../interactions/id-parts.ts';

const panelAt = z.tuple([word, number]).transform(([draft, step]) => ({ draft, step }));
const armyAt = z.tuple([word, number]).transform(([army, step]) => ({ army, step }));
const tableThrow = z.enum(TABLE_DICE_KINDS);

/** `press` and `pick` are a button and a menu of choices; a menu's row and number keep the ids of a message apart. */
const wizards = {
  panel: {
    press: z.tuple([word, number, number]).transform(([draft, step, n]) => ({ draft, step, n })),
    pick: z.tuple([word, number, number, number]).transform(([draft, step]) => ({ draft, step })),
    type: panelAt,
    back: panelAt,
    confirm: panelAt,
  },
  army: {
    press: z.tuple([word, number, number]).transform(([army, step, n]) => ({ army, step, n })),
    pick: z.tuple([word, number, number, number]).transform(([army, step]) => ({ army, step })),
    type: armyAt,
    back: armyAt,
    undo: armyAt,
    close: z.tuple([word]).transform(([army]) => ({ army })),
  },
  dice: {
    /** A menu of one of its fields, and which menu of that field. */
    pick: z.tuple([tableThrow, word, word, number]).transform(([of, game, field, part]) => ({ of, game, field, part })),
    /** Another page of its menus, with the values chosen on this one. */
    page: z
      .tuple([tableThrow, word, number, z.string().regex(/^(_|[a-z\d.,]{3,})$/)])
      .transform(([of, game, page, packed]) => ({ of, game, page, packed: packed === '_' ? '' : packed })),
    /** Makes the roll; how often it was made, and the units it was filled in from. */
    roll: z
      .tuple([tableThrow, word, number])
      .rest(word)
      .transform(([of, game, times, ...units]) => ({ of, game, times, units }))
      .refine(({ units }) => units.length <= 2),
  },
} as const;

type Wizards = typeof wizards;
export type WizardName = keyof Wizards;
export type ActOf<W extends WizardName> = keyof Wizards[W] & string;
/** What an id of this act says of where it is pressed. */
export type AtOf<W extends WizardName, A extends ActOf<W>> = Wizards[W][A] extends z.ZodType<infer At> ? At : never;

/** A press in a wizard. */
export type Go = {
  [W in WizardName]: { [A in ActOf<W>]: { readonly wizard: W; readonly act: A; readonly at: AtOf<W, A> } }[ActOf<W>];
}[WizardName];

/** `wizard:act:` and the parts of that act. */
export const go = z
  .tuple([z.string(), z.string()])
  .rest(z.string())
  .transform(([wizard, act, ...parts], context): Go => {
    const acts: Readonly<Record<string, z.ZodType>> = Object.hasOwn(wizards, wizard)
      ? wizards[wizard as WizardName]
      : {};
    const read = Object.hasOwn(acts, act) ? acts[act]!.safeParse(parts) : undefined;
    if (read?.success) return { wizard, act, at: read.data } as Go;
    context.addIssue({ code: 'custom', message: 'no press of a wizard' });
    return z.NEVER;
  });

/** Every act of every wizard, as `wizard:act`. */
export const ACTS: readonly string[] = Object.entries(wizards).flatMap(([wizard, acts]) =>
  Object.keys(acts).map((act) => `${wizard}:${act}`),
);

/** The first word of ids that are already posted, and what it is called now; the parts after it are the same. */
export const OLD_ACTS: Readonly<Record<string, `${WizardName}:${string}`>> = {
  press: 'panel:press',
  pick: 'panel:pick',
  type: 'panel:type',
  retreat: 'panel:back',
  commit: 'panel:confirm',
  build: 'army:press',
  choose: 'army:pick',
  spell: 'army:type',
  upward: 'army:back',
  unbuild: 'army:undo',
  shut: 'army:close',
  weigh: 'dice:pick',
  unfold: 'dice:page',
  cast: 'dice:roll',
};
