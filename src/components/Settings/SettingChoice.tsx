import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export interface SettingChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly {readonly value: Value; readonly label: string}[];
  readonly onChange: (value: Value) => void;
}

/** One setting: a label and a row of buttons, of which one is pressed. */
export function SettingChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SettingChoiceProps<Value>): React.ReactNode {
  const labelId = React.useId();
  const choose = (_event: React.MouseEvent, chosen: Value | null) => {
    // Pressing the pressed button again would leave nothing chosen.
    if (chosen !== null) {
      onChange(chosen);
    }
  };
  return (
    <div>
      <Typography id={labelId} variant="subtitle2" component="p" gutterBottom>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={value}
        onChange={choose}
        aria-labelledby={labelId}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value}>
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
