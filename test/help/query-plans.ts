/**
 * Prisma gives each client its own query compiler, which reads the whole schema, and has it compile each query again. That
 * is an eighth of the host tests' processor time, because nearly every test opens a database. Here the clients of a
 * process share one compiler, and what it has compiled.
 */
interface Compiler {
  compile: (query: string) => unknown;
}

type Exports = Readonly<Record<string, unknown>>;

const RUNTIME = '@prisma/client/runtime/query_compiler_small_bg';

for (const dialect of ['sqlite', 'postgresql']) {
  const { QueryCompiler } = (await import(`${RUNTIME}.${dialect}.mjs`)) as { QueryCompiler: { prototype: Compiler } };
  const { prototype } = QueryCompiler;
  const { compile } = prototype;
  const plans = new Map<string, unknown>();
  prototype.compile = function (query) {
    const plan = plans.get(query) ?? compile.call(this, query);
    plans.set(query, plan);
    return plan;
  };
}

/** The constructor of a compiler is an export of Prisma's WebAssembly, which cannot be replaced except where it is loaded. */
const assembly = (globalThis as unknown as { WebAssembly: { Instance: new (...given: never[]) => object } })
  .WebAssembly;
const { Instance } = assembly;
assembly.Instance = function (...given: never[]) {
  const instance = new Instance(...given) as { readonly exports: Exports };
  const { querycompiler_new: create } = instance.exports as { querycompiler_new?: (options: object) => unknown };
  if (!create) return instance;
  const made = new Map<string, unknown>();
  const shared = (options: object): unknown => {
    const key = JSON.stringify(options);
    if (!made.has(key)) made.set(key, create(options));
    return made.get(key);
  };
  return { exports: { ...instance.exports, querycompiler_new: shared, __wbg_querycompiler_free: () => undefined } };
} as unknown as typeof Instance;
