import {STUDIO_COMPONENTS} from '../data/components';
import type {ArgType} from '../sourceTypes';
import {offer} from './offer';
import type {StudioFileProblem} from './types';
import {isRecord, listValues, namePath, type PlacedValue} from './values';

/** Components of the app's own, from `toolpad/components`. */
const OWN_COMPONENT = /^codeComponent\.\w+$/;

function isBound(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).some((key) => key.startsWith('$$'));
}

function fits(value: unknown, {type, enum: values}: ArgType): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isRecord(value);
    case 'event':
    case 'template':
    case 'element':
      return false;
    default:
      return typeof value === type && (values?.includes(String(value)) ?? true);
  }
}

function describeArgType({type, enum: values}: ArgType): string {
  return values ? `one of ${values.join(', ')}` : `a value of the type ${type}, or a binding`;
}

function findPropProblem(
  component: string,
  argTypes: Readonly<Record<string, ArgType>>,
  {path, value}: PlacedValue,
): StudioFileProblem[] {
  const name = path.at(-1) ?? '';
  const argType = argTypes[name];
  if (!argType) {
    return [
      {
        path,
        message: `${component} has no property \`${name}\``,
        advice: offer(name, Object.keys(argTypes)),
      },
    ];
  }
  return isBound(value) || fits(value, argType)
    ? []
    : [
        {
          path,
          message: `${namePath(path)} is not a value that \`${name}\` of ${component} takes`,
          advice: `Write ${describeArgType(argType)}.`,
        },
      ];
}

function findElementProblems({path, value: element}: PlacedValue): StudioFileProblem[] {
  if (!isRecord(element) || typeof element.component !== 'string') {
    return [];
  }
  const {component, props} = element;
  const config = STUDIO_COMPONENTS[component];
  if (!config) {
    return OWN_COMPONENT.test(component)
      ? []
      : [
          {
            path: [...path, 'component'],
            message: `there is no component \`${component}\``,
            advice: `${offer(component, Object.keys(STUDIO_COMPONENTS))} A component of the app's own is \`codeComponent.Name\`.`,
          },
        ];
  }
  return Object.entries(isRecord(props) ? props : {}).flatMap(([name, value]) =>
    findPropProblem(component, config.argTypes, {path: [...path, 'props', name], value}),
  );
}

/** What is wrong with the elements of a page: components and properties that do not exist. */
export function validateElements(file: unknown): StudioFileProblem[] {
  return listValues(file).flatMap(findElementProblems);
}
