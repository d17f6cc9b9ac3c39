# Questions, whatever the book: an answer that is none, an answer on its button, one without words of its own.
card-answer = { CAP($what) }
refuse-answer = “{ $given }” is not one of the answers. Press a button, or type one of the answers on the card.
answer-other = { $text }
