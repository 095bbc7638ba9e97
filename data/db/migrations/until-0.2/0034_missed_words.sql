-- What visitors searched for, often enough that it names nobody, and the store has nothing for: for whoever runs it. Analytics writes all
-- of it anew.
create table missed_words (
  word text primary key check (word = btrim(word) and char_length(word) between 1 and 30),
  -- how many networks searched it lately, each once a day
  searches integer not null check (searches > 0)
);
