/** Places a menu's list below its box, or above it if there is more room, on top of everything else. */
export function place(box: HTMLElement, list: HTMLElement): void {
  const { left, width, top, bottom } = box.getBoundingClientRect();
  const below = innerHeight - bottom - GAP;
  const above = top - GAP;
  const up = below < Math.min(list.scrollHeight, ENOUGH) && above > below;
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(ENOUGH, up ? above : below)}px`,
    top: up ? 'auto' : `${bottom + 2}px`,
    bottom: up ? `${innerHeight - top + 2}px` : 'auto',
  });
}

const GAP = 8;
const ENOUGH = 320;
