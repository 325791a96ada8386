import { inquiryBody, sendInquiry } from '@kadam/shared/contract/inquiries';
import { call } from '@kadam/shared/http';
import { useSession } from '@kadam/shared/session';
import { useOfficeForm } from '../../lib/use-office-form';

/** An empty amount is none; anything but a number is an error of the contract. */
const amountOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export function useHireForm() {
  const memberEmail = useSession(({ email }) => email);
  return useOfficeForm({
    noun: 'inquiry',
    initial: {
      company: '',
      name: '',
      email: memberEmail ?? '',
      phone: '',
      role: '',
      people: '1',
      location: '',
      payFrom: '',
      payTo: '',
      wantedBy: '',
      message: '',
    },
    schema: inquiryBody,
    toBody: (values) => ({
      ...values,
      people: Number(values.people),
      payFrom: amountOf(values.payFrom),
      payTo: amountOf(values.payTo),
      wantedBy: values.wantedBy === '' ? null : values.wantedBy,
    }),
    send: (body, signal) => call(sendInquiry, { body, signal }),
  });
}
