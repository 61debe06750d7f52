import type {Requirement} from '../../shared/compatibility';
import {createFinding, nameVersion} from './createFinding';
import {compareRanges} from './ranges';
import {chooseInstall} from './targetVersions';
import type {AppFacts, Finding} from './types';

function checkPeer(app: AppFacts, {name, needed, ranges}: Requirement): Finding[] {
  const [first] = ranges;
  const install = [chooseInstall(app, name)];
  const describe = (asked: typeof first) =>
    asked && {by: nameVersion(asked.by), range: asked.range};
  if (!app.find(name)) {
    return needed === 'always'
      ? [
          createFinding(app, name, {
            severity: 'conflict',
            code: 'missing',
            values: describe(first),
            install,
          }),
        ]
      : [];
  }
  const range = app.rangeOf(name);
  if (range === null) {
    return [
      createFinding(app, name, {severity: 'unknown', code: 'unknown', values: describe(first)}),
    ];
  }
  const compared = ranges.map((asked) => ({asked, fit: compareRanges(range, asked.range)}));
  const worst =
    compared.find(({fit}) => fit === 'conflict') ?? compared.find(({fit}) => fit === 'partly');
  return worst
    ? [
        createFinding(app, name, {
          severity: worst.fit === 'conflict' ? 'conflict' : 'note',
          code: worst.fit === 'conflict' ? 'range' : 'partly',
          values: describe(worst.asked),
          install,
        }),
      ]
    : [];
}

/** Peers that an app lacks, or has in versions that do not fit. */
export function checkPeers(app: AppFacts): Finding[] {
  return app.requirements.requirements.flatMap((requirement) => checkPeer(app, requirement));
}
