/** The cycles of a graph, each as a list of files: Tarjan's strongly connected components with more than one member. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();

  const enter = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) enter(next);
      if (onStack.has(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    for (const each of circle) onStack.delete(each);
    if (circle.length > 1) found.push(circle.toSorted());
  };

  for (const node of graph.keys()) if (!order.has(node)) enter(node);
  return found;
}
