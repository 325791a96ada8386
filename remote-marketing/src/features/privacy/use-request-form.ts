import { PRIVACY_REQUEST_KINDS, privacyRequestBody, sendPrivacyRequest } from '@kadam/shared/contract/privacy-requests';
import { call } from '@kadam/shared/http';
import { useOfficeForm } from '../../lib/use-office-form';

export const useRequestForm = () =>
  useOfficeForm({
    noun: 'request',
    initial: { kind: PRIVACY_REQUEST_KINDS[0] as string, name: '', email: '', text: '' },
    schema: privacyRequestBody,
    send: (body, signal) => call(sendPrivacyRequest, { body, signal }),
  });
