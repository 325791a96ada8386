import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database';
import { inquiriesRepository } from '../modules/inquiries/inquiries.repository';

/** A complete inquiry, as sent by a company. */
export const INQUIRY = {
  company: 'Nilgiri Clinics',
  name: 'Meera Kulkarni',
  email: 'meera@nilgiri.example',
  phone: '+91 98860 00000',
  role: 'Staff Nurse',
  people: 4,
  location: 'Pune, Maharashtra',
  payFrom: 3.5,
  payTo: 4.8,
  wantedBy: '2027-01-15',
  message: 'For the surgical ward.',
};

/** Id of a new inquiry. */
export async function addInquiry({ database }: { readonly database: Queryable }): Promise<string> {
  const id = randomUUID();
  const body = { ...INQUIRY, website: '' };
  await inquiriesRepository(database).add(body, { id, at: new Date(), idempotencyKey: undefined });
  return id;
}
