import { Referrals } from '@casino-kit/referrals';

export function InviteAFriendPage() {
  return <Referrals depositHref="/deposit" origin="https://casino.example" />;
}
