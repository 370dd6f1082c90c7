import { TournamentPage, Tournaments } from '@casino-kit/tournaments';

const shared = { loginHref: '?modal=login', timeZone: 'Europe/Berlin' };

export function TournamentsPage({ opened }: { opened: string | null }) {
  if (opened === null)
    return (
      <Tournaments {...shared} state="running" tournamentHref={(id) => `/tournaments?tournament=${id}`} />
    );
  return (
    <TournamentPage
      {...shared}
      tournamentId={opened}
      listHref="/tournaments"
      gameHref={(slug) => `/game/${slug}`}
    />
  );
}
