/**
 * Prisma compiles a query once per client, which takes an eighth of the host tests' processor time, because nearly every
 * test opens a database. Here the clients of a process share what was compiled.
 */
interface Compiler {
  compile: (query: string) => unknown;
}

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
