/** Building: a unit's names in orders and in sentences. */
import type { Building, BuildPress, Site } from '../../../kernel/army.ts';
import { type Noun, phrase } from '../../../kernel/phrase.ts';
import { Refusal } from '../../../kernel/play.ts';
import { quoted } from '../../../kernel/text/quoted.ts';
import { ORDER_TEXT } from '../../../kernel/text/reader.ts';
import { isArtillery } from '../state.ts';
import { type Enlisted, isNamed } from './army.ts';
import { renamed, withInstead } from './change.ts';
import { type Bench, change, go, siteAfter, namesTyped, rowsOf } from './step.ts';

/** The short name used in orders. */
export function idStep(bench: Bench, unit: Enlisted): Building {
  return {
    asks: phrase('builder-id-asks', { id: unit.id }),
    lines: [],
    rows: rowsOf([go(bench, `unit ${unit.id}`, 'builder-back-unit', { id: unit.id })]),
    typed: {
      says: phrase('builder-id-typed'),
      example: '7C',
      now: unit.id,
      take: (words) => withId(bench, unit, words.trim()),
    },
  };
}

function withId(bench: Bench, unit: Enlisted, id: string): Site | Refusal {
  if (!/^\d{1,4}[A-Za-z]{1,4}$/.test(id)) {
    return new Refusal(ORDER_TEXT, phrase('fault-id', { word: quoted(id) }));
  }
  return siteAfter(bench, withInstead(bench.army, unit.id, renamed(unit, id)), `unit ${id}`);
}

/** The name in both languages, and grammar that cannot be derived from it. */
export function calledStep(bench: Bench, unit: Enlisted): Building {
  const now = isNamed(unit) ? asTyped(unit.name) : undefined;
  return {
    asks: phrase('builder-called-asks', { id: unit.id, unit: unit.name }),
    lines: [phrase('builder-called-sample', { unit: unit.name })],
    rows: [
      ...rowsOf(grammar(bench, unit)),
      ...rowsOf([go(bench, `unit ${unit.id}`, 'builder-back-unit', { id: unit.id })]),
    ],
    typed: {
      says: phrase('builder-called-typed'),
      example: '7th Cuirassiers / le 7e cuirassiers',
      ...(now !== undefined && { now }),
      take: (words) => {
        // Keeps its grammar, which cannot be typed.
        if (words.trim() === now) return siteAfter(bench, bench.army, `called ${unit.id}`);
        const { en, fr } = namesTyped(words);
        return named(bench, unit, { noun: unit.id, en: english(en), fr: french(fr, isArtillery(unit)) });
      },
    },
  };
}

function asTyped({ en, fr }: Noun): string {
  const article = fr.article.replace("'", '’').trim();
  return `${en.name} / ${article === '' || article.endsWith('’') ? article : `${article} `}${fr.name}`;
}

function named(bench: Bench, unit: Enlisted, name: Noun): Site | Refusal {
  return siteAfter(bench, withInstead(bench.army, unit.id, { ...unit, name }), `called ${unit.id}`);
}

/** Adds the article, unless typed; plural if it looks plural: the buttons below can change that. */
function english(typed: string): Noun['en'] {
  const name = typed.replace(/^the\s+/iu, '');
  return { name, article: 'the', plural: /(?:s|men)$/iu.test(name) };
}

const FEMININE = /^(?:batterie|brigade|compagnie|légion|milice|garde|cavalerie|infanterie|artillerie|landwehr|pièce)/iu;

/** Gender and number come from the article if possible. */
function french(typed: string, feminine: boolean): Noun['fr'] {
  const [, long, short, rest] = /^(?:(le|la|les)\s+|(l)['’]\s?)(.+)$/iu.exec(typed) ?? [];
  const name = rest ?? typed;
  const article = long?.toLowerCase() ?? (short === undefined ? '' : 'l’');
  if (article === 'le' || article === 'la') return { name, article, feminine: article === 'la', plural: false };
  return { name, article, feminine: feminine || FEMININE.test(name), plural: article === 'les' };
}

/** Buttons that toggle what the name alone does not tell. */
function grammar(bench: Bench, unit: Enlisted): readonly BuildPress[] {
  const { en, fr } = unit.name;
  if (!isNamed(unit)) return [];
  const press = (name: Partial<Noun>, says: string, isChosen: boolean) =>
    change(
      bench,
      withInstead(bench.army, unit.id, { ...unit, name: { ...unit.name, ...name } }),
      `called ${unit.id}`,
      phrase(says),
      isChosen,
    );
  const tells = fr.article === 'le' || fr.article === 'la';
  return [
    ...press({ en: { ...en, article: en.article === '' ? 'the' : '' } }, 'builder-grammar-article', en.article !== ''),
    ...press({ en: { ...en, plural: !en.plural } }, 'builder-grammar-plural', en.plural),
    ...(tells ? [] : press({ fr: { ...fr, feminine: !fr.feminine } }, 'builder-grammar-feminine', fr.feminine)),
  ];
}
