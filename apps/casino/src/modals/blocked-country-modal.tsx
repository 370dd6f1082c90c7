import '@casino-kit/compliance/styles.css';
import { useApiClient } from '@casino-kit/api-client';
import { BlockedCountryDialog, visitorLocationQuery } from '@casino-kit/compliance';
import { useQuery } from '@tanstack/react-query';
import { usePlaceLookup } from '../access/use-place-lookup.js';
import { type ModalProps } from './modal-props.js';

/** `?modal=blocked-country`: why something is not possible from the player's country, with a check of the location. */
export default function BlockedCountryModal(props: ModalProps) {
  const { data } = useQuery(visitorLocationQuery(useApiClient()));
  const lookUp = usePlaceLookup();
  return <BlockedCountryDialog {...props} location={data?.location ?? null} lookUp={lookUp} />;
}
