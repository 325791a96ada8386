import { ONE_ENGINE } from '../../testing/engines';
import { newMember, testPortal } from '../../testing/portal';

describe.each(ONE_ENGINE)('members, $name database', ({ open }) => {
  const portal = testPortal(open);

  const read = async (headers: Record<string, string>) =>
    (await portal.app.inject({ url: '/api/auth/getprofile', headers })).json().user;

  test('a saved job-seeker profile is returned with the member, unchanged', async () => {
    const { id, email, headers } = await newMember(portal.app);
    const contactEmail = 'asha.at.work@example.in';
    const save = (payload: object) =>
      portal.app.inject({ method: 'POST', url: '/api/jobseeker/profile', headers, payload });
    const saved = await save({
      jobseekerName: 'Asha Rao',
      email: contactEmail,
      phone: '+91 98860 00000',
      currentPackage: '6.5',
      expectedPackage: 8,
      yearOfExperience: '3+',
      noticePeriod: null,
      resumeUrl: 'https://example.in/asha.pdf',
      address: 'Flat 4, Baner Road, Pune',
      preferredLocation1: 'Pune',
    });
    const profile = {
      jobseekerName: 'Asha Rao',
      phone: '+91 98860 00000',
      currentPackage: '6.5',
      expectedPackage: '8',
      yearOfExperience: '3+',
      noticePeriod: '',
      resume: 'https://example.in/asha.pdf',
      address: 'Flat 4, Baner Road, Pune',
      preferredLocation1: 'Pune',
      preferredLocation2: '',
      preferredLocation3: '',
    };
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({
      success: true,
      message: 'Your jobseeker profile has been saved successfully.',
      data: profile,
    });
    expect(await read(headers)).toEqual({ id, firstName: 'Asha', lastName: 'Rao', email, contactEmail, ...profile });

    await save({ jobseekerName: 'Asha S Rao', email });
    expect(await read(headers)).toMatchObject({ jobseekerName: 'Asha S Rao', phone: '', resume: '' });
  });

  test('name and address are required, and other fields are only limited in length', async () => {
    const { headers } = await newMember(portal.app);
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/jobseeker/profile',
      headers,
      payload: { phone: 'x'.repeat(201) },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Jobseeker name and email are required. Phone must be at most 200 characters.',
      details: [{ field: 'jobseekerName' }, { field: 'email' }, { field: 'phone' }],
    });
  });

  test('any text is stored and returned unchanged', async () => {
    const { email, headers } = await newMember(portal.app);
    const fields = {
      phone: 'call my brother first 🙂',
      currentPackage: '₹ 12,00,000 <b>gross</b>',
      expectedPackage: 'negotiable',
      yearOfExperience: 'since 2019; two breaks',
      noticePeriod: 'two months, buyout possible',
      resume: 'javascript:alert(1)',
      address: '  12 Park Street\n\tPune ',
      preferredLocation1: "Robert'); drop table members;--",
      preferredLocation2: 'पुणे',
      preferredLocation3: 'x'.repeat(200),
    };
    const payload = { jobseekerName: 'Asha Rao', email, ...fields };
    const saved = await portal.app.inject({ method: 'POST', url: '/api/jobseeker/profile', headers, payload });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().data).toMatchObject(fields);
    expect(await read(headers)).toMatchObject(fields);
  });

  test('the name can be changed, the address cannot', async () => {
    const { email, headers } = await newMember(portal.app);
    const update = (payload: object) =>
      portal.app.inject({ method: 'PUT', url: '/api/auth/update-profile', headers, payload });

    const renamed = await update({ firstName: 'Asha', lastName: 'Rao Kulkarni', email: email.toUpperCase() });
    expect(renamed.statusCode).toBe(200);
    expect(await read(headers)).toMatchObject({ firstName: 'Asha', lastName: 'Rao Kulkarni', email });

    const moved = await update({ firstName: 'Mallory', lastName: '', email: 'mallory@example.in' });
    expect(moved.statusCode).toBe(403);
    expect(moved.json()).toMatchObject({ code: 'FORBIDDEN', details: [{ field: 'email' }] });
    expect(await read(headers)).toMatchObject({ firstName: 'Asha', email });

    await update({ firstName: 'Asha' });
    expect(await read(headers)).toMatchObject({ firstName: 'Asha', lastName: '' });
  });

  test('unknown fields are not stored', async () => {
    const { id, headers } = await newMember(portal.app);
    const payload = {
      firstName: 'Asha',
      id: '00000000-0000-4000-8000-000000000000',
      passwordHash: 'mine',
      isAdmin: true,
    };
    await portal.app.inject({ method: 'PUT', url: '/api/auth/update-profile', headers, payload });
    expect(await read(headers)).toEqual({ id, firstName: 'Asha', lastName: '', email: expect.any(String) });
  });

  test('a name is changed in the account and in the job profile, unless they differed before', async () => {
    const { email, headers } = await newMember(portal.app);
    const save = (jobseekerName: string) =>
      portal.app.inject({ method: 'POST', url: '/api/jobseeker/profile', headers, payload: { jobseekerName, email } });
    const rename = (firstName: string, lastName: string) =>
      portal.app.inject({ method: 'PUT', url: '/api/auth/update-profile', headers, payload: { firstName, lastName } });
    const names = async () => {
      const { firstName, lastName, jobseekerName } = await read(headers);
      return [firstName, lastName, jobseekerName];
    };
    await save('Asha Rao');
    await rename('Asha', 'Rao Patil');
    expect(await names()).toEqual(['Asha', 'Rao Patil', 'Asha Rao Patil']);
    await save('Asha Iyer');
    expect(await names()).toEqual(['Asha', 'Iyer', 'Asha Iyer']);
    await rename('Ash', '');
    expect(await names()).toEqual(['Ash', '', 'Ash']);

    await save('Dr. Asha Iyer');
    await rename('Asha', 'Rao');
    await save('Asha Rao, B.Sc.');
    await portal.database.query(`update members set first_name = 'Ashu' where email = $1`, [email]);
    await rename('Asha', 'K');
    expect(await names()).toEqual(['Asha', 'K', 'Asha Rao, B.Sc.']);
    await save('Asha Rao');
    expect(await names()).toEqual(['Asha', 'K', 'Asha Rao']);
  });
});
