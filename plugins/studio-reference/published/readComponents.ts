import path from 'node:path';
import {createSubstitute, evaluateModule} from './evaluateModules';

interface PublishedArgType {
  readonly [key: string]: unknown;
  readonly enum?: readonly string[];
  readonly visible?: boolean | ((props: Record<string, string>) => boolean);
}

interface PublishedConfig {
  readonly [key: string]: unknown;
  readonly argTypes: Readonly<Record<string, PublishedArgType>>;
}

// Words of the package, and what only the inspector and its completion need.
const LEFT_OUT = ['helperText', 'enumLabels', 'tsType'];

function omit(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !LEFT_OUT.includes(key)));
}

/** Finds the property with an enum, and those of its values, that make the inspector show another. */
function readVisible({visible}: PublishedArgType, argTypes: PublishedConfig['argTypes']): unknown {
  if (typeof visible !== 'function') {
    return visible;
  }
  return Object.entries(argTypes)
    .map(([prop, {enum: all = []}]) => ({
      prop,
      values: all.filter((value) => visible({[prop]: value})),
      all,
    }))
    .filter(({values, all}) => values.length > 0 && values.length < all.length)
    .map(({prop, values}) => ({prop, values}))
    .at(0);
}

/**
 * Reads the configuration of every component from the unpacked package, by running it with
 * everything but itself stood in for.
 *
 * @param folder - holds `node_modules`, as `packPublished` leaves it
 */
export function readPublishedComponents(folder: string): Record<string, unknown> {
  const configs = new Map<unknown, PublishedConfig>();
  function createComponent(_component: unknown, config: PublishedConfig): object {
    const component = {};
    configs.set(component, config);
    return component;
  }
  const toolpad = path.join(folder, 'node_modules/@toolpad');
  const exports = evaluateModule(path.join(toolpad, 'studio-components/dist/index.js'), {
    '@toolpad/studio-runtime': createSubstitute({createComponent}),
    '@toolpad/studio-runtime/numberFormat': path.join(
      toolpad,
      'studio-runtime/dist/numberFormat.js',
    ),
  });
  const read: Record<string, unknown> = {};
  for (const [name, component] of Object.entries(exports)) {
    const config = configs.get(component);
    if (config) {
      const argTypes = Object.entries(config.argTypes).map(([prop, argType]) => {
        const visible = readVisible(argType, config.argTypes);
        return [prop, {...omit(argType), ...(visible !== undefined && {visible})}] as const;
      });
      const picked: unknown = Object.fromEntries(argTypes);
      read[name] = {...omit(config), argTypes: picked};
    }
  }
  return read;
}
