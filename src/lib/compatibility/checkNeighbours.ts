import satisfies from 'semver/functions/satisfies';
import {createFinding, nameVersion} from './createFinding';
import {compareRanges, findHighestMajor, listMajors} from './ranges';
import {chooseInstall, chooseMajor} from './targetVersions';
import type {AppFacts, Finding} from './types';

/** Parts of MUI X of another major version than those that come with Core. */
function checkMuiX(app: AppFacts): Finding[] {
  const parts = app.requirements.included.filter(({name}) => name.startsWith('@mui/x-'));
  return parts.flatMap((part) => {
    const wanted = listMajors(part.range);
    return app.names
      .filter((name) => name === part.name || name.startsWith(`${part.name}-`))
      .flatMap((name) => {
        const range = app.rangeOf(name);
        return range === null || listMajors(range).some((major) => wanted.includes(major))
          ? []
          : [
              createFinding(app, name, {
                severity: 'note',
                code: 'muiX',
                values: {other: part.name, range: part.range},
                install: [`${name}@${findHighestMajor(part.range)}`],
              }),
            ];
      });
  });
}

/** `react-router-dom` alone, which brings a React Router that Core does not know. */
function checkRouterDom(app: AppFacts): Finding[] {
  const range = app.rangeOf('react-router-dom');
  const needed = app.requirements.requirements.find(({name}) => name === 'react-router')?.ranges[0];
  if (range === null || !needed || app.find('react-router')) {
    return [];
  }
  return compareRanges(range, needed.range) === 'conflict'
    ? [
        createFinding(app, 'react-router-dom', {
          severity: 'conflict',
          code: 'routerDom',
          values: {by: nameVersion(needed.by), range: needed.range},
          install: [chooseInstall(app, 'react-router')],
        }),
      ]
    : [];
}

/** Next.js without the package that puts Material UI's styles into its pages. */
function checkNextStyles(app: AppFacts): Finding[] {
  const name = '@mui/material-nextjs';
  return app.find('next') && !app.find(name)
    ? [
        createFinding(app, name, {
          severity: 'note',
          code: 'nextStyles',
          install: [`${name}@${chooseMajor(app, '@mui/material')}`],
        }),
      ]
    : [];
}

/** Another version of Core than the documented one, and the other product. */
function checkToolpad(app: AppFacts): Finding[] {
  const {core} = app.requirements;
  const range = app.rangeOf(core.name);
  const findings: Finding[] = [];
  if (range !== null && !satisfies(core.version, range)) {
    findings.push(
      createFinding(app, core.name, {
        severity: 'note',
        code: 'coreVersion',
        values: {other: core.version},
        install: [`${core.name}@${core.version}`],
      }),
    );
  }
  if (app.find('@toolpad/studio')) {
    findings.push(createFinding(app, '@toolpad/studio', {severity: 'note', code: 'studio'}));
  }
  return findings;
}

/** What stands beside Core in an app and has to go with it. */
export function checkNeighbours(app: AppFacts): Finding[] {
  return [...checkRouterDom(app), ...checkMuiX(app), ...checkNextStyles(app), ...checkToolpad(app)];
}
