import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import type {GetServerSideProps, InferGetServerSidePropsType} from 'next';
import Link from 'next/link';
import {allFinds} from '../lib/finds';

export const getServerSideProps = (() =>
  Promise.resolve({props: {count: allFinds().length}})) satisfies GetServerSideProps<{
  count: number;
}>;

export default function OfficePage({
  count,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <Stack spacing={2} sx={{alignItems: 'flex-start'}}>
      <Typography>{count} things wait for somebody who misses them.</Typography>
      <Button component={Link} href="/shelves" variant="contained">
        Look at the shelves
      </Button>
    </Stack>
  );
}
