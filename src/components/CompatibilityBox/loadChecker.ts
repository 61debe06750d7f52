/**
 * Loads the check and what shows its outcome. Most readers never paste anything, so the page carries
 * neither the comparison of versions nor the parser.
 */
export async function loadChecker() {
  const [check, verdict, findings] = await Promise.all([
    import('../../lib/compatibility/checkPackageJson'),
    import('./CompatibilityVerdict'),
    import('./CompatibilityFindings'),
  ]);
  return {
    checkPackageJson: check.checkPackageJson,
    Verdict: verdict.CompatibilityVerdict,
    Findings: findings.CompatibilityFindings,
  };
}

export type Checker = Awaited<ReturnType<typeof loadChecker>>;
