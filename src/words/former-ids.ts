/**
 * Former ids of messages. A plan that has stopped and a proposal that waits store phrases, so a database may still hold
 * one of these: as the refusal, as the change proposed, or inside either.
 */
export const FORMER_IDS: Readonly<Record<string, string>> = {
  'correct-refuse-acted': 'refuse-acted',
  'fb-edge': 'survey-edge',
  'fb-named': 'survey-named',
  'fb-part-clause': 'shared-part-clause',
  'fb-tell-held': 'shared-held',
  'fb-tell-held-none': 'shared-held-none',
  'fb-title-held': 'shared-title-held',
  'fb-title-held-none': 'shared-title-held-none',
  'fb-unit': 'survey-the-unit',
  'fb-why-ruled': 'shared-why-ruled',
  'host-nobody': 'host-no-one',
  'host-throw-closed': 'host-roll-closed',
  'host-throw-later': 'host-roll-later',
  'host-umpire-nobody': 'host-umpire-no-one',
  'look-side-bridge': 'terrain-bridge',
  'look-side-ford': 'terrain-ford',
  'look-side-impassable': 'terrain-side-impassable',
  'look-side-river': 'terrain-river',
  'look-side-wood': 'terrain-side-wood',
  'look-terrain-bridge': 'terrain-bridge',
  'look-terrain-clear': 'terrain-clear',
  'look-terrain-difficult': 'terrain-difficult',
  'look-terrain-ford': 'terrain-ford',
  'look-terrain-fort': 'terrain-fort',
  'look-terrain-impassable': 'terrain-impassable',
  'look-terrain-village': 'terrain-village',
  'look-terrain-wood': 'terrain-wood',
  'pa-alt-name': 'tell-the-id',
  'pa-hex': 'hex-number',
  'pa-line': 'tell-line',
  'pa-on-hill': 'look-on-hill',
  'pa-over-agreed': 'over-agreed',
  'pa-over-resigned': 'over-resigned',
  'pa-over-ruled': 'over-ruled',
  'pa-part-way': 'tell-way',
  'pa-tell-why-agreed': 'tell-why-agreed',
  'pa-tell-why-resigned': 'tell-why-resigned',
  'pa-terrain-bridge': 'terrain-bridge',
  'pa-terrain-broken': 'terrain-broken',
  'pa-terrain-clear': 'terrain-clear',
  'pa-terrain-cliff': 'terrain-cliff',
  'pa-terrain-ford': 'terrain-ford',
  'pa-terrain-hedge': 'terrain-hedge',
  'pa-terrain-hill': 'terrain-hill',
  'pa-terrain-lake': 'terrain-lake',
  'pa-terrain-marsh': 'terrain-marsh',
  'pa-terrain-river': 'terrain-river',
  'pa-terrain-stream': 'terrain-stream',
  'pa-terrain-village': 'terrain-village',
  'pa-terrain-wood': 'terrain-wood',
  'pe-part-clause': 'shared-part-clause',
  'pe-tell-held': 'shared-held',
  'pe-tell-held-none': 'shared-held-none',
  'pe-title-held': 'shared-title-held',
  'pe-title-held-none': 'shared-title-held-none',
  'pe-why-ruled': 'shared-why-ruled',
  'refuse-assault-hex': 'hex-number',
  'refuse-condition-free': 'refuse-condition-engaged',
  'refuse-sk-unseen': 'refuse-sk-not-in-front',
  'sk-edge': 'survey-edge',
  'sk-named': 'survey-named',
  'sk-part-clause': 'shared-part-clause',
  'sk-tell-held': 'shared-held',
  'sk-tell-held-none': 'shared-held-none',
  'sk-title-held': 'shared-title-held',
  'sk-title-held-none': 'shared-title-held-none',
  'sk-unit': 'survey-the-unit',
  'sk-why-ruled': 'shared-why-ruled',
  'survey-hex': 'hex-number',
};

/** Whole families of messages that have another beginning now. */
export const FORMER_BEGINNINGS: Readonly<Record<string, string>> = {
  'enlist-': 'builder-',
  'glance-': 'overview-',
  'hand-': 'desk-',
  'many-': 'seat-',
  'motion-': 'proposal-',
};

/** The present id of a message; of an unknown one, the same. */
export function presentId(id: string): string {
  const own = FORMER_IDS[id];
  if (own !== undefined) return own;
  const was = Object.keys(FORMER_BEGINNINGS).find((beginning) => id.startsWith(beginning));
  return was === undefined ? id : `${FORMER_BEGINNINGS[was]}${id.slice(was.length)}`;
}
