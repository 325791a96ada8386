import { type CheckDefinition, graded } from '../check';
import { ofLine, ofPage } from '../evidence';

/** A passport photo on A4; icons are smaller. */
export const PICTURE_SHARE = 0.008;
const RATING = /[●○★☆■□▮▯⬤◯]{3,}|(?:[●○★☆■□▮▯] ){3,}/;

export const pictures: CheckDefinition = {
  id: 'A7',
  panel: 'atsEssentials',
  title: 'No pictures and rating bars',
  max: 0.5,
  effort: 1,
  needsFile: true,
  why: 'What a picture or a row of dots says is lost; a photo is not wanted by most private employers.',
  judge({ document: { pages }, layout: { lines } }) {
    const pictured = pages.flatMap(({ pictureShare }, at) => (pictureShare > PICTURE_SHARE ? [at + 1] : []));
    const ratings = lines.filter(({ text }) => RATING.test(text));
    const findings = [...(pictured.length > 0 ? ['pictures'] : []), ...(ratings.length > 0 ? ['rating bars'] : [])];
    return {
      share: graded(findings.length === 0, findings.length === 1),
      message:
        findings.length === 0 ? 'There are no pictures or rating bars.' : `Your resume uses ${findings.join(' and ')}.`,
      fix: [
        ...(pictured.length > 0 ? ['Leave out photos, and write text as text instead of a picture.'] : []),
        ...(ratings.length > 0 ? ['Write how well you know something in words: Java (4 years).'] : []),
      ].join(' '),
      evidence: [
        ...pictured.map((page) => ofPage(page, `Picture on page ${page}`)),
        ...ratings.slice(0, 3).map(ofLine),
      ],
    };
  },
};
