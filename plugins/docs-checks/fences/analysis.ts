import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer());

/** Something that the compiler says of a fence. */
export const fenceProblemSchema = v.object({
  /** The index of the fence among all fences of its page. */
  fence: count,
  /** From 0, counted from the code of the fence. */
  line: count,
  /** From 0. */
  column: count,
  message: v.string(),
  advice: v.string(),
});

/** An import of values, which Node is asked to resolve as well. */
export const valueImportSchema = v.object({
  specifier: v.string(),
  /** The names that must be there; `default` for the default export. */
  names: v.array(v.string()),
  fence: count,
  line: count,
});

/** What the compiler finds out about the fences of one page. */
export const analysisSchema = v.object({
  problems: v.array(fenceProblemSchema),
  imports: v.array(valueImportSchema),
});

export type FenceProblem = v.InferOutput<typeof fenceProblemSchema>;
export type ValueImport = v.InferOutput<typeof valueImportSchema>;
export type Analysis = v.InferOutput<typeof analysisSchema>;
