import type {Describer} from './describer';
import {formatValue} from './formatValue';
import {describeGroups, describeOtherKeys} from './schemaFields';
import {describeType} from './schemaType';
import type {ArgType, StudioComponentConfig} from './sourceTypes';
import {code, joinParts, plain} from './text';
import type {Fact, FieldMark, ReferenceField, StudioReferenceData, TextPart} from './types';

function listCodes(values: readonly string[], word: 'or' | 'and'): TextPart[] {
  return joinParts(
    values.map((value) => [code(value)]),
    word,
  );
}

/**
 * Whether the editor offers to bind a property: not where people's input comes from, and not where
 * the control says otherwise. Events, contents and templates have ways of their own.
 */
function isBindable({type, control, onChangeProp, visible}: ArgType): boolean {
  return (
    type !== 'event' &&
    type !== 'element' &&
    type !== 'template' &&
    onChangeProp === undefined &&
    visible !== false &&
    control?.bindable !== false
  );
}

function listMarks(argType: ArgType): FieldMark[] {
  const marks: FieldMark[] = [];
  if (argType.onChangeProp !== undefined) {
    marks.push('output');
  }
  if (isBindable(argType)) {
    marks.push('bindable');
  }
  if (argType.type === 'event') {
    marks.push('event');
  }
  if (argType.type === 'element' || argType.type === 'template') {
    marks.push('content');
  }
  return marks;
}

function listRange({minimum, maximum}: ArgType): Fact[] {
  return [
    ...(minimum === undefined ? [] : [{term: 'Minimum', value: [code(formatValue(minimum))]}]),
    ...(maximum === undefined ? [] : [{term: 'Maximum', value: [code(formatValue(maximum))]}]),
  ];
}

function listFacts(argType: ArgType): Fact[] {
  const {default: value, visible, label, defaultValueProp} = argType;
  const facts: Fact[] = [];
  if (value !== undefined) {
    facts.push({term: 'Default', value: [code(formatValue(value))]});
  }
  facts.push(...listRange(argType), ...describeOtherKeys(argType.schema));
  if (defaultValueProp !== undefined) {
    facts.push({term: 'Starts from', value: [code(defaultValueProp)]});
  }
  if (typeof visible === 'object') {
    facts.push({
      term: 'Only with',
      value: listCodes(
        visible.values.map((chosen) => `${visible.prop}: ${chosen}`),
        'or',
      ),
    });
  }
  if (visible === false) {
    facts.push({term: 'In the inspector', value: [plain('hidden')]});
  } else if (label !== undefined) {
    facts.push({term: 'In the inspector', value: [plain(`“${label}”`)]});
  }
  return facts;
}

function describeProp(name: string, argType: ArgType, describer: Describer): ReferenceField {
  const id = `props-${name}`;
  return {
    id,
    name,
    type: describeType({type: argType.type, ...(argType.enum && {enum: argType.enum})}),
    marks: listMarks(argType),
    description: describer.describe(name),
    facts: listFacts(argType),
    groups: argType.schema
      ? describeGroups(argType.schema, {path: name, id}, describer, [code(name)])
      : [],
  };
}

function nameSources(sources: readonly string[] | undefined): TextPart[] {
  return sources ? listCodes(sources, 'or') : [plain('any bound property')];
}

/** What Studio does while properties load and when they fail. */
function listStates(config: StudioComponentConfig): Fact[] {
  const {loadingProp, loadingPropSource, errorProp, errorPropSource} = config;
  const facts: Fact[] = [];
  if (loadingProp !== undefined) {
    const sources = nameSources(loadingPropSource);
    const value = [code(loadingProp), plain(' is true while the value of '), ...sources];
    facts.push({term: 'Loading', value: [...value, plain(' loads')]});
  }
  if (errorProp !== undefined) {
    const sources = nameSources(errorPropSource);
    facts.push({
      term: 'Errors',
      value: [plain('the component gets the error of '), ...sources],
    });
  }
  return facts;
}

/** Describes a built-in component from what the package says and from our words. */
export function describeComponent(
  config: StudioComponentConfig,
  describer: Describer,
): StudioReferenceData {
  const {defaultLayoutHeight, minimumLayoutHeight, layoutDirection} = config;
  const facts = listStates(config);
  if (layoutDirection !== undefined) {
    const both = 'horizontal and vertical';
    const value = layoutDirection === 'both' ? both : layoutDirection;
    facts.push({term: 'Alignment', value: [plain(value)]});
  }
  if (defaultLayoutHeight !== undefined) {
    facts.push({term: 'Height at first', value: [plain(`${defaultLayoutHeight} px`)]});
  }
  if (minimumLayoutHeight !== undefined) {
    facts.push({term: 'Lowest height', value: [plain(`${minimumLayoutHeight} px`)]});
  }
  const fields = Object.entries(config.argTypes).map(([name, argType]) =>
    describeProp(name, argType, describer),
  );
  return {type: [], facts, groups: [{label: [], fields}]};
}
