import SvgIcon from '@mui/material/SvgIcon';

/** A bean with its groove. */
export function Logo() {
  return (
    <SvgIcon color="primary" fontSize="large" viewBox="0 0 32 32" aria-hidden>
      <ellipse cx="16" cy="16" rx="9" ry="13" transform="rotate(35 16 16)" />
      <path d="M23 6c-3 7-11 11-14 20" fill="none" stroke="#fff" strokeWidth="2" />
    </SvgIcon>
  );
}
