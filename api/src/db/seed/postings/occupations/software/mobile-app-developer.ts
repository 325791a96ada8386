import type { Occupation } from '../../occupation';

export const mobileAppDeveloper: Occupation = {
  industries: ['software', 'retail'],
  share: 2,
  workplace: 'office',
  arrangement: { onsite: 25, hybrid: 45, remote: 30 },
  workingDays: ['Monday to Friday'],
  openings: [
    '{company} needs a mobile developer in {city} for an app that field staff use in places where the network comes and goes.',
    '{Over two|Nearly four|About one and a half} lakh people use the app of {company} each month, and the mobile team in {city} has room for one more developer.',
    'Join the {four|five|seven}-person mobile team of {company} in {city} and ship an Android and iOS release every {second|third} week.',
  ],
  duties: [
    'The app is written in Flutter with some native Kotlin for the camera and for background sync.',
    'Work offline comes first: data is kept on the phone, merged when the connection is back, and never lost without telling the user.',
    'You will follow crash reports and store reviews, and the crash-free rate is a number the whole team looks at on Monday.',
    'Test phones on your desk will include a 2 GB model, because that is what a fifth of our users carry.',
  ],
  levels: {
    fresher: {
      titles: ['Trainee Mobile App Developer', 'Junior Android Developer'],
      pay: [3, 5],
      note: 'You will learn our release process on small screens and fixes before you touch the sync code.',
    },
    intermediate: {
      titles: ['Mobile App Developer', 'Flutter Developer', 'Android Developer'],
      pay: [7, 16],
      note: 'You will own a module such as orders or attendance, including its screens, storage and tests.',
    },
    experienced: {
      titles: ['Senior Mobile Developer', 'Lead Android Developer'],
      pay: [18, 30],
      note: 'You will look after architecture, store releases and the growth of the other mobile developers.',
    },
  },
  coreSkills: ['Flutter', 'Dart', 'Android'],
  furtherSkills: [
    'Kotlin',
    'Swift',
    'REST APIs',
    'SQLite',
    'Firebase',
    'Push notifications',
    'Git',
    'CI/CD',
    'App store release',
    'State management',
  ],
  responsibilities: [
    'Develop and maintain features of the Android and iOS apps',
    'Keep start-up time, memory and battery use low on inexpensive phones',
    'Write widget and integration tests and run them in the build pipeline',
    'Analyse crash reports and close the top ones in every release',
    'Prepare store listings, staged roll-outs and release notes',
    'Agree on API contracts with backend developers',
    'Add usage events that respect the privacy choices of the user',
  ],
  leading: ['Plan releases and decide when a roll-out is stopped', 'Review the architecture of new modules'],
  education: 'Graduate in computer science, IT, electronics or an equivalent diploma',
  field: 'mobile app development',
  requirements: [
    'At least one app in a store, or a complete project you can demonstrate',
    'Understanding of the app life cycle, threads and local storage',
    'Experience with REST APIs and JSON',
    'Familiarity with Git branching and code review',
    'An eye for spacing, touch targets and text that fits in Hindi as well as in English',
  ],
};
