# What the practice Discord says to people by itself: only what Discord or its client would refuse.

practice-not-ours = This address is for programs and pages of this server only.
practice-no-request = There is no { $request }.
practice-missing = “{ $name }” is missing.
practice-body = The request is not valid: { $faults }
practice-json = A request that does something must be JSON.
practice-too-large = That is too large: files may have up to 10 MiB.
practice-silent = The application did not respond.

## Who, where, what.

practice-person-unknown = There is no person “{ $named }”, only { $known }.
practice-channel-unknown = { $person } sees no channel “{ $named }”, only { $known }.
practice-channel-several = There are several channels named “{ $named }”: give the id instead.
practice-channel-kind = #{ $named } is not that kind of channel.
practice-role-unknown = There is no role “{ $named }” here.
practice-message-unknown = { $person } sees no message { $id }.
practice-dismiss-public = The message { $id } is for everyone: it cannot be dismissed.

## Commands.

practice-commands-forbidden = { $person } may not use commands in #{ $channel }.
practice-command-unknown = { $person } has no command “/{ $named }” here, only { $known }.
practice-command-none = { $person } has no commands here.
practice-subcommand-unknown = There is no command “/{ $named }”, only { $known }.
practice-subcommand-none = There is no command “/{ $named }”.
practice-command-unfinished = “/{ $named }” is not a complete command: it has { $known }.
practice-option-unknown = The command has no option “{ $name }”; it has { $known }.
practice-option-none = The command has no option “{ $name }”, nor any other.
practice-option-missing = The option “{ $name }” is missing.
practice-option-no-completion = The option “{ $name }” has no completion.
practice-option-no-file = The option “{ $name }” takes no file.
practice-option-file = The option “{ $name }” takes a file: send it in “files”.
practice-option-short = The option “{ $name }” needs at least { $least } { COUNT($least, "character", "characters") }.
practice-option-long = The option “{ $name }” takes at most { $most } { COUNT($most, "character", "characters") }.
practice-option-number = The option “{ $name }” must be a number.
practice-option-whole = The option “{ $name }” must be a whole number.
practice-option-least = The option “{ $name }” must be at least { $least }.
practice-option-most = The option “{ $name }” must be at most { $most }.
practice-option-boolean = The option “{ $name }” must be true or false.
practice-option-choice = The option “{ $name }” must be one of { $known }.

## Buttons, menus, forms.

practice-part-unknown = The message has no component “{ $named }”; it has { $known }.
practice-part-none = The message has no component “{ $named }”, nor any other.
practice-part-several = The message has several components “{ $named }”: give the custom_id.
practice-part-link = “{ $label }” is a link to { $url }.
practice-part-disabled = “{ $label }” is disabled.
practice-part-button = “{ $label }” is a button and takes no values.
practice-part-choice = “{ $label }” has no “{ $given }”, only { $known }.
practice-part-count = “{ $label }” takes { $least } to { $most } values.
practice-part-count-exactly = “{ $label }” takes { $least } { COUNT($least, "value", "values") }.
practice-modal-closed = { $person } has no modal { $id } open.
practice-field-unknown = The form has no field “{ $name }”.
practice-field-missing = The field “{ $name }” is missing.
practice-field-length = The field “{ $name }” takes { $least } to { $most } characters.
practice-field-text = The field “{ $name }” takes a text.
practice-field-texts = The field “{ $name }” takes a list of texts.
practice-field-files = The field “{ $name }” takes a list of files.
practice-field-count = The field “{ $name }” takes { $least } to { $most } entries.
practice-field-count-exactly = The field “{ $name }” takes { $least } { COUNT($least, "entry", "entries") }.
