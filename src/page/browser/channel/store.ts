/** Holds a state and notifies its observer. */
export interface Store<State> {
  readonly get: () => State;
  readonly change: (next: (state: State) => State) => void;
}

/** `changed` is called once for all changes of one task. */
export function createStore<State>(first: State, changed: () => void): Store<State> {
  let state = first;
  let told = false;
  return {
    get: () => state,
    change(next) {
      const after = next(state);
      if (after === state) return;
      state = after;
      if (told) return;
      told = true;
      queueMicrotask(() => {
        told = false;
        changed();
      });
    },
  };
}
