import {Joi} from '@docusaurus/utils-validation';

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private: true;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const packages = Joi.object().pattern(
  Joi.string(),
  Joi.string().pattern(EXACT).messages({
    'string.pattern.base': '{{#label}} must be an exact version such as 7.3.11, not "{{#value}}"',
  }),
);

const schema = Joi.object<Manifest>({
  name: Joi.string().required(),
  description: Joi.string().min(20).max(160).required(),
  private: Joi.valid(true).required(),
  scripts: Joi.object({dev: Joi.string().required(), build: Joi.string().required()})
    .pattern(Joi.string(), Joi.string())
    .required(),
  dependencies: packages.required(),
  devDependencies: packages.required(),
}).unknown();

/**
 * Reads the package.json of an example: somebody has to be able to take it home, install the very
 * same packages, and start it.
 *
 * @param file - where it stands, for messages
 * @param folder - the name of the example's folder
 * @throws with the file and all that is wrong
 */
export function readManifest(file: string, text: string, folder: string): Manifest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, {cause: error});
  }
  const result = schema.validate(parsed, {abortEarly: false});
  if (result.error) {
    throw new Error(`${file}: ${result.error.details.map(({message}) => message).join('; ')}.`);
  }
  if (result.value.name !== folder) {
    throw new Error(`${file}: "name" must be the name of its folder, "${folder}".`);
  }
  return result.value;
}
