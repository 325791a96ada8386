// A document with a privacy policy of the office, which names one of the periods, and its settings.
// The contract reads it when it is imported, so this is the first import of a test.
const content = {
  privacy: {
    effectiveFrom: '2027-01-01',
    lead: 'How {{legal name}} handles your data.',
    parts: [
      {
        title: 'Resumes',
        text: 'We keep a resume for {{ resumes period }}.\n\n- the file\n- what was read in it\n<b>Write</b> to us.',
        links: ['Your account: /account'],
      },
      { title: 'Resumes', text: 'Ask us at {{email}}.', links: [] },
    ],
  },
  privacyFacts: {
    officer: { name: 'Meera Kulkarni', email: 'privacy.hello@kadam.example', phone: '+91 124 555 0199' },
    retention: {
      resumes: 6,
      applications: 36,
      skills: 12,
      messages: 12,
      inquiries: 24,
      requests: 36,
      consents: 36,
    },
  },
};
const element = document.createElement('script');
element.type = 'application/json';
element.id = 'kadam-content';
element.textContent = JSON.stringify({ published: ['privacy', 'privacyFacts'], content });
document.body.append(element);

export {};
