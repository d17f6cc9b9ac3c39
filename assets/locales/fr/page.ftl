# Le salon dans le navigateur : ce que dit la page elle-même.
page-only-you = Vous seul pouvez voir ceci
