import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useLanguage} from './LanguageContext';
import {allRounds} from './rounds';
import {DAYS} from './texts/language';

export function OverviewPage() {
  const {language, texts} = useLanguage();
  const rounds = allRounds();
  const number = new Intl.NumberFormat(language);
  const money = new Intl.NumberFormat(language, {style: 'currency', currency: 'EUR'});
  const loaves = rounds.reduce((sum, round) => sum + round.loaves, 0);
  const earnings = rounds.reduce((sum, round) => sum + round.loaves * round.price, 0);
  return (
    <Stack spacing={3}>
      <Typography variant="h6" component="p">
        {texts.summary(number.format(loaves), rounds.length)}{' '}
        {texts.earnings(money.format(earnings))}
      </Typography>
      <Grid container spacing={2}>
        {DAYS.map((day) => (
          <Grid key={day} size={{xs: 12, sm: 4}}>
            <Card>
              <CardContent>
                <Typography component="h2" color="secondary">
                  {texts.days[day]}
                </Typography>
                {rounds
                  .filter((round) => round.day === day)
                  .map((round) => (
                    <Typography key={round.id}>
                      {round.customer}: {number.format(round.loaves)}
                    </Typography>
                  ))}
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
