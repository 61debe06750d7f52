import {AppProvider, type Navigation} from '@toolpad/core/AppProvider';
import {PageContainer} from '@toolpad/core/PageContainer';
import {useActivePage} from '@toolpad/core/useActivePage';
import Button from '@mui/material/Button';
import {useMemoryRouter} from '../../../demos/useMemoryRouter'; // In an app: your framework's router.

const NAVIGATION: Navigation = [
  {title: 'Museum'},
  {segment: 'rooms', title: 'Rooms', pattern: 'rooms{/:number}?'},
];

function RoomPage({number, onNext}: {number: number; onNext: () => void}) {
  const activePage = useActivePage(); // Null when no navigation item matches the address.
  const title = `Room ${number}`;
  const breadcrumbs = [...(activePage?.breadcrumbs ?? []), {title}];

  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      <Button variant="outlined" onClick={onNext} sx={{alignSelf: 'flex-start'}}>
        Next room
      </Button>
    </PageContainer>
  );
}

export default function PageContainerDynamicRoute() {
  const router = useMemoryRouter('/rooms/1');
  const number = Number(router.pathname.split('/')[2]);
  const openRoom = (next: number) => router.navigate(`/rooms/${next}`);

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      {number > 0 ? (
        <RoomPage number={number} onNext={() => openRoom(number + 1)} />
      ) : (
        <PageContainer>
          <Button onClick={() => openRoom(1)}>Begin in room 1</Button>
        </PageContainer>
      )}
    </AppProvider>
  );
}
