# Questions, whatever the book: an answer that is none, an answer on its button, one without words of its own.
card-answer = { CAP($what) }
refuse-answer = « { $given } » n'est pas une des réponses. Appuyez sur un bouton, ou tapez une des réponses de la carte.
answer-other = { $text }
