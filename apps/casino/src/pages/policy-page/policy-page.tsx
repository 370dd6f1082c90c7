import '@casino-kit/compliance/styles.css';
import { type Policy, PolicyPage as Rules } from '@casino-kit/compliance';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

/** A page of rules. */
export default function PolicyPage({ policy }: { policy: Policy }) {
  const t = useTexts();
  return (
    <>
      <PageTitle>{t(`shell.title.${policy}`)}</PageTitle>
      <Rules policy={policy} />
    </>
  );
}
