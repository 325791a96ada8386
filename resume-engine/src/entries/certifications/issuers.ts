import { organisationEvidence } from '../../fields/experience/organisation-evidence';

const ISSUERS =
  /^(?:coursera|udemy|edx|udacity|nptel|swayam|linkedin(?: learning)?|google(?: cloud)?|microsoft|amazon(?: web services)?(?: \(aws\))?|aws|oracle|ibm|cisco|meta|hackerrank|simplilearn|upgrad|great learning|infosys springboard|tcs ion|pmi|scrum alliance|scrum\.org|red hat|salesforce|hubspot|comptia|isaca|\(?isc\)?2|nasscom|internshala|codecademy|freecodecamp|datacamp|kaggle|nielit|c-dac|cdac|naukri|forage|the linux foundation|linux foundation|hashicorp|axelos|peoplecert|sap|tally|nse|nism|icai|icsi|irda|autodesk|solidworks|skillshare|pluralsight|geeksforgeeks|hackerearth|deeplearning\.ai|stanford(?: online)?|harvardx?|iit \p{L}+|british council|nsdc|msme|kpmg|deloitte|accenture)\b/iu;

export function isIssuer(text: string): boolean {
  return ISSUERS.test(text.trim()) ? text.trim().split(/\s+/).length <= 6 : organisationEvidence(text) >= 0.6;
}
