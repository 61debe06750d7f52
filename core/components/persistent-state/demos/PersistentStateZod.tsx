import {useLocalStorageState} from '@toolpad/core/useLocalStorageState';
import type {Codec} from '@toolpad/core';
import {z} from 'zod';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const Packing = z.object({tent: z.boolean(), stove: z.boolean(), map: z.boolean()});
type Packing = z.infer<typeof Packing>;

const NOTHING: Packing = {tent: false, stove: false, map: false};
const ITEMS = ['tent', 'stove', 'map'] as const;

// The schema guards against text that an older version of the app has stored.
const CODEC: Codec<Packing> = {
  parse(text) {
    try {
      return Packing.parse(JSON.parse(text));
    } catch {
      return NOTHING;
    }
  },
  stringify: (packing) => JSON.stringify(packing),
};

export default function PersistentStateZod() {
  const [stored, setStored] = useLocalStorageState<Packing>('demo-packing', NOTHING, {
    codec: CODEC,
  });
  const packing = stored ?? NOTHING;

  return (
    <FormGroup row>
      {ITEMS.map((item) => (
        <FormControlLabel
          key={item}
          label={item}
          control={
            <Checkbox
              checked={packing[item]}
              onChange={(event) => setStored({...packing, [item]: event.target.checked})}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
