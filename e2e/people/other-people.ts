/** People the engine's fixtures lack: names in other scripts, and resumes with missing parts. */
export const OTHER_PEOPLE = {
  driver: {
    basics: {
      name: 'Ramesh Babu Yadav',
      email: 'rameshyadav.driver@example.com',
      phone: '+91 94150 22871',
      location: { city: 'Varanasi', region: 'Uttar Pradesh' },
    },
    work: [
      {
        position: 'Truck Driver',
        name: 'Gati Freight Carriers',
        location: 'Varanasi',
        startDate: '2017-05',
        highlights: [
          'Drove 14-wheel trailers from Varanasi to Kolkata, 9 trips a month, without an accident since 2017',
        ],
      },
      {
        position: 'Tempo Driver',
        name: 'Shree Ganesh Transport',
        location: 'Prayagraj',
        startDate: '2012',
        endDate: '2017',
        highlights: ['Delivered groceries to 35 shops a day'],
      },
    ],
    skills: [
      { keywords: ['Heavy Vehicle Driving', 'Route Planning', 'First Aid', 'Vehicle Maintenance', 'GPS Navigation'] },
    ],
  },
  hindi: {
    basics: {
      name: 'दिव्या शर्मा',
      label: 'Hindi Teacher',
      email: 'divya.sharma@example.in',
      phone: '+91 98290 14477',
      location: { city: 'Jaipur', region: 'Rajasthan' },
      summary: 'Hindi teacher for classes 6 to 10 with nine years in schools of the state board. मैं कविता भी पढ़ाती हूँ।',
    },
    work: [
      {
        position: 'Hindi Teacher',
        name: 'Saraswati Vidya Mandir',
        location: 'Jaipur',
        startDate: '2016-07',
        highlights: [
          'Raised the pass rate of class 10 from 81% to 96%',
          'हिन्दी दिवस के लिए 120 विद्यार्थियों का नाटक तैयार किया',
        ],
      },
    ],
    skills: [{ keywords: ['Lesson Planning', 'Hindi', 'Classroom Management', 'MS Word', 'Google Classroom'] }],
    education: [
      { studyType: 'B.Ed', institution: 'University of Rajasthan', startDate: '2014', endDate: '2016', score: '71%' },
      {
        studyType: 'M.A.',
        area: 'Hindi',
        institution: 'University of Rajasthan',
        startDate: '2012',
        endDate: '2014',
        score: '68%',
      },
    ],
  },
  tamil: {
    basics: {
      name: 'தமிழ்ச்செல்வி முருகன்',
      email: 'tamilselvi.m@example.com',
      phone: '+91 98401 55210',
      location: { city: 'Madurai', region: 'Tamil Nadu' },
      profiles: [{ url: 'https://www.linkedin.com/in/tamilselvi-murugan' }],
    },
    work: [
      {
        position: 'Staff Nurse',
        name: 'Meenakshi Mission Hospital',
        location: 'Madurai',
        startDate: '2019-01-07',
        highlights: ['Cared for 12 patients a shift in the ICU', 'Trained 8 new nurses in infection control'],
      },
      {
        position: 'Nursing Intern',
        name: 'Government Rajaji Hospital',
        location: 'Madurai',
        startDate: '2018-01-02',
        endDate: '2018-12-31',
        highlights: ['Dressed wounds and kept the records of 30 beds'],
      },
    ],
    skills: [{ keywords: ['Patient Care', 'IV Therapy', 'Infection Control', 'Ventilator Care', 'BLS'] }],
    education: [
      {
        studyType: 'B.Sc. Nursing',
        institution: 'Madurai Medical College',
        startDate: '2014',
        endDate: '2018',
        score: '76%',
      },
    ],
  },
  vietnamese: {
    basics: {
      name: 'Nguyễn Thị Hương',
      label: 'Mechanical Engineer',
      email: 'huong.nguyen@example.vn',
      phone: '+84 91 234 56 78',
      location: { city: 'Hanoi', region: 'Vietnam' },
      summary: 'Mechanical engineer for pumps and valves, six years from drawing to delivery.',
    },
    work: [
      {
        position: 'Mechanical Engineer',
        name: 'Lotus Pumps Joint Stock Company',
        location: 'Hanoi',
        startDate: '2019-03',
        highlights: ['Cut the weight of a pump housing by 18%', 'Led 5 engineers through 12 orders worth $3.4m'],
      },
    ],
    skills: [
      { name: 'Tools/Platforms', keywords: ['AutoCAD', 'SolidWorks', 'ANSYS'] },
      { name: 'Familiar', keywords: ['GD&T', 'Sheet Metal'] },
    ],
    education: [
      {
        studyType: 'B.Eng',
        area: 'Mechanical Engineering',
        institution: 'Hanoi University of Science and Technology',
        startDate: '2014',
        endDate: '2019',
        score: '3.2/4',
      },
    ],
  },
} as const;
