import { PolicyPage } from '@casino-kit/compliance';

export function Example() {
  return <PolicyPage policy="responsible-gambling" />;
}
