import type {Code} from 'mdast';
import {VARIANT_KINDS, type VariantKind} from '../../src/shared/code';
import {findLanguageProblem} from './languages';
import {findRangeProblem} from './lineRanges';
import {parseMeta, type FenceMeta} from './parseMeta';

/** Something that stops the build. */
export interface FenceProblem {
  /** The line in the page; undefined in what another plugin has generated. */
  readonly line: number | undefined;
  readonly message: string;
}

function findRangeProblems(meta: FenceMeta, code: string): string[] {
  const lineCount = code.split('\n').length;
  return [meta.highlight, meta.add, meta.remove, meta.focus].flatMap((ranges) => {
    const problem = ranges === undefined ? null : findRangeProblem(ranges, lineCount);
    return problem ? [problem] : [];
  });
}

/** What is wrong with the language and the meta of a fence. */
export function findFenceProblems(fence: Code): FenceProblem[] {
  const {meta, problems} = parseMeta(fence.meta ?? '');
  const languageProblem = findLanguageProblem(fence.lang);
  return [
    ...(languageProblem ? [languageProblem] : []),
    ...problems,
    ...findRangeProblems(meta, fence.value),
  ].map((message) => ({line: fence.position?.start.line, message}));
}

/** What is wrong with a set of variants: fences with `styling=`, or `runtime=`, side by side. */
export function findVariantProblems(kind: VariantKind, fences: readonly Code[]): FenceProblem[] {
  const {values, base, needsAll} = VARIANT_KINDS[kind];
  const variants = fences.map((fence) => ({
    line: fence.position?.start.line,
    meta: parseMeta(fence.meta ?? '').meta,
  }));
  const problems: FenceProblem[] = (needsAll ? values : [base])
    .filter((needed) => !variants.some(({meta}) => meta.variant?.value === needed))
    .map((needed) => ({
      line: variants[0]?.line,
      message: `the variants lack one that readers need; add a fence with ${kind}=${needed} beside them`,
    }));
  const seen = new Map<string, number | undefined>();
  for (const {line, meta} of variants) {
    const name = `${kind}=${meta.variant?.value ?? ''} title="${meta.title ?? meta.file ?? ''}"`;
    if (seen.has(name)) {
      problems.push({
        line,
        message: `the variant ${name} is already there in line ${seen.get(name) ?? '?'}; give each file of a variant its own title`,
      });
    }
    seen.set(name, line);
  }
  return problems;
}
