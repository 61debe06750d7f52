import {useLocalStorageState} from '@toolpad/core/useLocalStorageState';
import {CODEC_NUMBER, type Codec} from '@toolpad/core';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const KEY = 'demo-rain-gauge';

// What parse() throws, the hook throws while it renders. This codec answers with null instead.
const MILLIMETERS: Codec<number | null> = {
  parse(text) {
    const value = CODEC_NUMBER.parse(text);
    return Number.isFinite(value) ? value : null;
  },
  stringify: String,
};

export default function PersistentStateParseError() {
  const [rain, setRain] = useLocalStorageState<number | null>(KEY, 0, {codec: MILLIMETERS});
  const [, setText] = useLocalStorageState(KEY);
  const isBroken = rain === null;

  return (
    <Stack spacing={1} sx={{alignItems: 'flex-start'}}>
      <Alert severity={isBroken ? 'warning' : 'info'} sx={{alignSelf: 'stretch'}}>
        {isBroken ? 'The stored text is not a number.' : `Rain this week: ${rain} mm`}
      </Alert>
      <Stack direction="row" useFlexGap sx={{gap: 1, flexWrap: 'wrap'}}>
        <Button onClick={() => setRain((rain ?? 0) + 1)}>One more</Button>
        <Button onClick={() => setText('a lot')}>Store “a lot”</Button>
        <Button onClick={() => setRain(0)}>Empty the gauge</Button>
      </Stack>
    </Stack>
  );
}
