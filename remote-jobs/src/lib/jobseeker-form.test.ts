import { jobseekerProfileBody } from '@kadam/shared/contract/members';
import { validateForm, prefilledForm, toProfileBody } from './jobseeker-form';

const empty = prefilledForm({}, undefined);
const account = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' };

describe('the prefilled form', () => {
  it.each([
    ['wrapped in user', { user: account }],
    ['bare', account],
  ])('starts with the account, %s', (_, profile) => {
    expect(prefilledForm(profile, null)).toMatchObject({ jobseekerName: 'Asha Rao', email: 'asha@example.in' });
  });

  it('shows the saved profile, numbers too', () => {
    const profile = { user: { ...account, jobseekerName: 'Asha R.', noticePeriod: 30, phone: null } };
    expect(prefilledForm(profile, null)).toMatchObject({ jobseekerName: 'Asha R.', noticePeriod: '30', phone: '' });
  });

  it('prefers what came with the navigation', () => {
    expect(prefilledForm({ user: account }, { email: 'other@example.in', phone: 5 })).toMatchObject({
      email: 'other@example.in',
      phone: '5',
    });
  });

  it('prefers the address for recruiters to that of the account', () => {
    expect(prefilledForm({ user: { ...account, contactEmail: 'work@example.in' } }, null).email).toBe(
      'work@example.in',
    );
  });

  it.each([undefined, null, 'x', [1], { user: 'x' }])('survives %j', (value) => {
    expect(prefilledForm(value, value)).toEqual(empty);
  });
});

describe('a form that cannot be sent', () => {
  it('names both required fields', () => {
    expect(validateForm(empty)).toEqual({
      message: 'Jobseeker name and email are required.',
      fieldErrors: { jobseekerName: expect.any(String) as string, email: expect.any(String) as string },
    });
  });

  it('counts blanks as missing', () => {
    expect(validateForm({ ...empty, jobseekerName: ' ', email: 'a@b.in' })?.fieldErrors).not.toHaveProperty('email');
  });

  it('has an email that is none', () => {
    expect(validateForm({ ...empty, jobseekerName: 'Asha', email: 'asha@' })?.message).toBe(
      'Please enter a valid email',
    );
  });

  it('is sound with name and email alone', () => {
    expect(validateForm({ ...empty, jobseekerName: 'Asha', email: 'a@b.in' })).toBeUndefined();
  });
});

it('sends what the contract accepts, with resumeUrl as a copy of resume', () => {
  const body = toProfileBody({ ...empty, jobseekerName: ' Asha ', email: 'a@b.in', resume: ' https://x.in/cv ' });
  expect(body).toMatchObject({ jobseekerName: 'Asha', resume: 'https://x.in/cv', resumeUrl: 'https://x.in/cv' });
  expect(jobseekerProfileBody.safeParse(body).success).toBe(true);
});
