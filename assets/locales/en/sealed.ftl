## Sheets that all sides write at once, until they are opened together

sheet-next = Each side writes its orders in secret, and all are carried out together: { JOIN($who, ", ") }.
sheet-sealed = **{ NAME($side) }** has sealed its { $what ->
        [deployment] deployment
       *[orders] orders
    }{ $who ->
        [none] .
       *[other] { " " }({ $who }).
    }
    -# Commitment: SHA-256 { $hash }
sheet-unsealed = **{ NAME($side) }** reopens its { $what ->
        [deployment] deployment
       *[orders] orders
    } ({ $who }).
sheet-void = The sealed { $what ->
        [deployment] deployment
       *[orders] orders
    } of { NAME($side) } { $what ->
        [deployment] is
       *[orders] are
    } void, and so is the commitment: { NAME($side) } has to seal again.
sheet-key = { NAME($side) } committed to { $hash }; its key was { $key }.
# $is: whether anything is written.
sheet-you-sealed = { $is ->
        [empty] You have sealed an empty sheet.
       *[written] Sealed.
    } No one sees it until the enemy has sealed too; until then you can reopen it with { -panel }.
sheet-you-unsealed = You can change it again.
sheet-sealed-already = { $n ->
        [0] Your side has sealed an empty sheet.
       *[other] Your side has sealed: { JOIN($lines, " · ") }.
    } Reopen it first to change anything.
sheet-moved-on = What is written has changed since: look again with { -panel }.
sheet-written = Written: `{ $order }`
# $n: how many orders are left. $lines: these, one on each line.
sheet-taken-back = { $n ->
    [0] Taken back. Nothing is written now.
   *[other] Taken back. Still written:
        { $lines }
 }
sheet-then-sealed = Then this is sealed. It is revealed when the enemy has sealed too.
sheet-done = You are done. The orders are sealed when { $who } is done too.
sheet-done-last = You are done, and so is everyone else: the orders are sealed.
# $n: how many orders follow, one on each line.
sheet-lines = { $n ->
    [0] Nothing is written yet.
    [one] Written so far, for your side alone:
   *[other] Written so far, for your side alone:
}
# $n: how many orders stood there before; they follow, one on each line.
sheet-others = { $n ->
    [0] Written on your sheet, which only your side sees.
    [one] Written on your sheet, which only your side sees. Also on it:
   *[other] Written on your sheet, which only your side sees. Also on it:
}
sheet-seal-label = Seal
sheet-unseal-label = Reopen
sheet-more-label = Panel
sheet-take-back-label = Take back
clock-missed-sheet = ⏳ { $whose } had until { $due }: what is written counts.
help-sheet = Both sides write at once, and no one sees the other's orders before they are carried out. { -panel } builds an order with buttons; { -order } takes it as text with autocomplete{ $first ->
    [none] {""}
   *[other] , for example `{ $first }`
}. **{ sheet-seal-label }** seals what you have written.
verify-sheet = What { NAME($side) } had sealed is not what was opened.
sheet-no-plans = Both sides write at once in this game, so no order can be planned ahead.
host-solo-sheet = **First.** Both sides write their orders at once. **{ call-panel }** builds an order with buttons, and **{ call-ideas }** suggests some; each is written straight away, and only you can see it. **{ sheet-seal-label }** has everything carried out.
sheet-both-secrets = What each side writes is secret. You have been on { NAME($side) }'s side, and no one may know both.
card-opens-label = Answer
