-- Beginnings of words match many postings: with the default of 1,000 the planner looks each of them up one by one.
alter function office_posting_search(text) rows 20000;
