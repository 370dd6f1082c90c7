'use client';

import { valibotResolver } from '@casino-kit/player-fields';
import { type Ref, useImperativeHandle } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type GenericSchema } from 'valibot';
import { type DepositDetails } from '../core/deposit-details.js';
import { type DetailsHandle } from './deposit-method.js';

/** The fields of a method's details by their schema; `ref` gets what reads them when the player pays. */
export function useDetailsForm<Input extends FieldValues, Output extends DepositDetails>(
  schema: GenericSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
  ref: Ref<DetailsHandle>,
) {
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver<Input, unknown, Output>(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const { handleSubmit } = form;
  useImperativeHandle(ref, () => ({
    collect: () =>
      new Promise((resolve) => {
        void handleSubmit(
          (details) => resolve({ details }),
          () => resolve(null),
        )();
      }),
  }));
  return form;
}
