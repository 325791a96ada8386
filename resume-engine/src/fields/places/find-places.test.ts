import { findPlaces } from './find-places';

const names = (text: string) => findPlaces(text).map(({ name }) => name);

it('does not take "Mobile" as a label for the town in Alabama', () => {
  expect(names('Mobile No.: +91 98250 44817')).toEqual([]);
  expect(names('Mobile, Alabama')).toEqual(['Mobile, Alabama']);
});

it('does not take a gender for the capital of the Maldives', () => {
  expect(names('Sex: Male')).toEqual([]);
  expect(names('Male, Maldives')).toEqual(['Male, Maldives']);
});

it.each([
  ['Pune', 'Pune'],
  ['Pune, Maharashtra', 'Pune, Maharashtra'],
  ['Pune, Maharashtra, India', 'Pune, Maharashtra, India'],
  ['Pune - 411001', 'Pune'],
  ['Pune – 411001, Maharashtra', 'Pune, Maharashtra'],
  ['Bengaluru, Karnataka – 560001', 'Bengaluru, Karnataka'],
  ['Bangalore, India', 'Bangalore, India'],
  ['Kochi, Kerala', 'Kochi, Kerala'],
  ['Kochi, Kerala, India', 'Kochi, Kerala, India'],
  ['New Delhi', 'New Delhi'],
  ['New Delhi, Delhi', 'New Delhi, Delhi'],
  ['Noida, U.P', 'Noida, U.P'],
  ['Noida, U.P. - 201301', 'Noida, U.P.'],
  ['Greater Noida (U.P.)', 'Greater Noida (U.P.)'],
  ['Ballia (UP) 277001', 'Ballia (UP)'],
  ['Thane (W), Maharashtra', 'Thane (W), Maharashtra'],
  ['Guntur (Dist), Andhra Pradesh', 'Guntur (Dist), Andhra Pradesh'],
  ['London SW1A 1AA, United Kingdom', 'London, United Kingdom'],
  ['San Francisco Bay Area', 'San Francisco Bay Area'],
  ['Greater Boston Area', 'Greater Boston Area'],
  ['Pune Area, India', 'Pune Area, India'],
  ['Noida, Uttar Pradesh', 'Noida, Uttar Pradesh'],
  ['Salem, Tamil Nadu', 'Salem, Tamil Nadu'],
  ['Chennai, TN', 'Chennai, TN'],
  ['Hyderabad, Telangana', 'Hyderabad, Telangana'],
  ['Gurugram, Haryana', 'Gurugram, Haryana'],
  ['Gurgaon', 'Gurgaon'],
  ['Navi Mumbai', 'Navi Mumbai'],
  ['Pimpri-Chinchwad, Maharashtra', 'Pimpri-Chinchwad, Maharashtra'],
  ['Bhubaneswar, Odisha', 'Bhubaneswar, Odisha'],
  ['Guwahati, Assam', 'Guwahati, Assam'],
  ['Aizawl, Mizoram', 'Aizawl, Mizoram'],
  ['Srinagar, J&K', 'Srinagar, J&K'],
  ['Jammu, Jammu & Kashmir', 'Jammu, Jammu & Kashmir'],
  ['Thiruvananthapuram', 'Thiruvananthapuram'],
  ['Vasco da Gama, Goa', 'Vasco da Gama, Goa'],
  ['San Francisco, CA', 'San Francisco, CA'],
  ['San Francisco, CA 94105', 'San Francisco, CA'],
  ['New York, NY', 'New York, NY'],
  ['NYC, NY', 'NYC, NY'],
  ['Portland, OR', 'Portland, OR'],
  ['Columbus, Ohio', 'Columbus, Ohio'],
  ['Columbus, GA', 'Columbus, GA'],
  ['Springfield, IL', 'Springfield, IL'],
  ['Yuba City, CA', 'Yuba City, CA'],
  ['La Verne, CA', 'La Verne, CA'],
  ['Austin, Texas, USA', 'Austin, Texas, USA'],
  ['London', 'London'],
  ['London, UK', 'London, UK'],
  ['Manchester, United Kingdom', 'Manchester, United Kingdom'],
  ['Berlin, Germany', 'Berlin, Germany'],
  ['München, Deutschland', 'München, Deutschland'],
  ['Toronto, ON, Canada', 'Toronto, ON, Canada'],
  ['Dubai, UAE', 'Dubai, UAE'],
  ['Port Harcourt, Nigeria', 'Port Harcourt, Nigeria'],
  ['Singapore', 'Singapore'],
  ['Sydney, NSW', 'Sydney, NSW'],
  ['São Paulo, Brazil', 'São Paulo, Brazil'],
  ['Kathmandu, Nepal', 'Kathmandu, Nepal'],
])('%s begins with the place %s', (text, expected) => {
  expect(names(text)[0]).toBe(expected);
});

it.each([
  'jordan@example.com',
  'linkedin.com/in/paris',
  'reading books',
  'Python, Java',
  'ME',
  'or',
  'in',
  'Microsoft',
  'mobile phone',
  'Software Engineer',
])('%s has no place', (text) => {
  expect(names(text)).toEqual([]);
});

it('distinguishes city, state and country', () => {
  expect(findPlaces('Kochi, Kerala, India')[0]).toMatchObject({ city: 'Kochi', state: 'Kerala', country: 'India' });
});
