/** Measures how far the wall clock was set back since the last look, by comparing it with a monotonic clock. */
export function watchClock(wall: () => Date, steady: () => number = () => performance.now()): () => number {
  const difference = (): number => wall().getTime() - steady();
  let last = difference();
  return () => {
    const backMs = last - difference();
    last -= backMs;
    return Math.max(0, Math.round(backMs));
  };
}
