import * as React from 'react';
import {AppProvider} from '@toolpad/core/AppProvider';
import {SignInPage, type AuthProvider, type AuthResponse} from '@toolpad/core/SignInPage';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PROVIDERS: AuthProvider[] = [{id: 'credentials', name: 'Reader card'}];

const SLOTS = {
  title: () => (
    <Typography variant="h5" component="h1">
      Good evening
    </Typography>
  ),
  subtitle: () => <Typography>Your reader card opens the reading room.</Typography>,
  emailField: () => <TextField required margin="dense" name="card" label="Card number" />,
  passwordField: () => <TextField required margin="dense" name="pin" label="PIN" type="password" />,
  submitButton: () => (
    <Button fullWidth type="submit" variant="contained" size="large" sx={{mt: 2, mb: 1}}>
      Open the door
    </Button>
  ),
  signUpLink: () => <Link href="#card">Get a card</Link>,
};

export default function SignInPageSlots() {
  const [card, setCard] = React.useState('');

  // The names of your fields are the keys of the form.
  function signIn(_provider: AuthProvider, form: FormData): Promise<AuthResponse> {
    const value = form.get('card');
    setCard(typeof value === 'string' ? value : '');
    return Promise.resolve({});
  }

  return (
    <AppProvider>
      {card ? (
        <Alert onClose={() => setCard('')}>Card {card}: the door is open.</Alert>
      ) : (
        <SignInPage providers={PROVIDERS} signIn={signIn} slots={SLOTS} />
      )}
    </AppProvider>
  );
}
