import { VipClub } from '@casino-kit/loyalty';

export function VipClubPage() {
  return <VipClub guest={<a href="?modal=login">Log in to see your level</a>} />;
}
