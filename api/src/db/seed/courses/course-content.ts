/** A course as it is written in this folder; `fullSynopsis` by paragraph, `curriculum` by module. Without a level, pages show their default. */
export interface CourseContent {
  name: string;
  category: string;
  genre: string;
  provider: string;
  duration: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced' | null;
  students: number | null;
  description: string;
  synopsis: string;
  fullSynopsis: readonly string[];
  features: readonly string[];
  learningOutcomes: readonly string[];
  curriculum: readonly string[];
}
