### Bridgetown Races: was an einer Stadt falsch sein kann. $place sagt, wo. Auch der erste Bildschirm braucht es.

error-unknown-city = Eine Stadt „{ $city }“ gibt es nicht. Unsere sind: { $known }. Eine eigene Stadt gibst du durch ihre Datei an.

error-no-entry = { $place }: Die Stadt hat keinen Eingang. Bitte ergänze eine Tabelle „entry“ mit dem Feld, über das die Läufer hereinkommen.
error-duplicate-colour = { $place }: Die Farbe „{ $colour }“ gehört schon zu einem anderen Verkehrsmittel. Bitte gib jedem seine eigene.
error-unknown-space = { $place }: Ein Feld „{ $space }“ gibt es nicht. Bitte prüfe die Schreibweise oder ergänze es bei den Feldern.
error-no-spaces = { $place }: Eine Brücke braucht mindestens ein Feld.
error-one-way-rails = { $place }: Gleise führen in beide Richtungen. Bitte verbinde ihre Felder mit „-“ statt mit „>“.
error-broken-way = { $place }: „{ $value }“ ist kein Weg. Bitte schreibe ihn wie „A - B - C“, mit „>“, wo eine Verbindung nur in diese Richtung führt.
error-too-few-points = { $place }: Hier werden mindestens { $wanted } Punkte gebraucht.
error-duplicate-id = { $place }: Das Kürzel „{ $id }“ kommt zweimal vor. Bitte gib jedem Feld ein eigenes, und ebenso jeder Brücke.
error-wrong-id = { $place }: „{ $id }“ ist als Kürzel nicht möglich. Bitte nimm 1 bis 12 Buchstaben von A bis Z, Ziffern oder Unterstriche.
error-wrong-name = { $place }: Hier wird ein Name mit 1 bis 80 sichtbaren Zeichen erwartet.
error-wrong-bridge-count = { $place }: Zahl der Brücken: { $count } statt { $wanted }.
error-space-on-two-bridges = { $place }: Das Feld „{ $space }“ gehört schon zu einer Brücke. Bitte verwende es nur einmal.
error-link-to-itself = { $place }: Eine Verbindung führt von „{ $space }“ zum selben Feld. Bitte entferne sie.
error-duplicate-link = { $place }: Die Verbindung von „{ $from }“ nach „{ $to }“ kommt zweimal vor. Bitte behalte nur eine.
error-no-way-back = { $place }: Von „{ $to }“ führt kein Weg zurück nach „{ $from }“. Bitte schreibe „-“ statt „>“ oder ergänze den Rückweg in einer Straße.
error-too-many-links = { $place }: { $count } Verbindungen sind zu viele; höchstens { $most } sind möglich. Bitte einige weglassen.
error-stairs-on-a-bridge = { $place }: eine Treppe auf dem Brückenfeld { $space }. Bitte die Überführung hinter das Ende der Brücke legen.
error-entry-on-a-bridge = { $place }: Der Eingang { $space } liegt auf einer Brücke. Bitte die Läufer an Land beginnen lassen.
error-levels-touch = { $place }: „{ $upper }“ und „{ $lower }“ sind die beiden Ebenen einer Überführung. Es müssen zwei Felder sein, die keine Straße verbindet.
error-space-on-two-overpasses = { $place }: Das Feld „{ $space }“ gehört schon zu einer Überführung. Bitte verwende es nur einmal.
error-bridge-not-crossable = { $place }: { $bridge } lässt sich nicht überqueren. Bitte verbinde „{ $from }“ und „{ $to }“ durch eine Straße in beide Richtungen.
error-way-off-the-bridge = { $place }: { $bridge } lässt sich nur an den beiden Enden verlassen. Bitte entferne die Verbindung von „{ $from }“ nach „{ $to }“.
error-bridge-end-not-on-land = { $place }: „{ $space }“ kann kein Ende dieser Brücke sein: { $bridge }. Eine Brücke muss auf zwei verschiedenen Feldern an Land enden.
error-rail-without-street = { $place }: Gleise verlaufen auf Straßen, und von „{ $from }“ nach „{ $to }“ führt keine Straße.
error-rails-on-other-bridge = { $place }: Die Gleise führen über eine falsche Brücke: { $bridge }. Sie dürfen nur die Brücke der Straßenbahn überqueren.
error-rails-not-over-bridge = { $place }: Die Gleise müssen von einem Ende zum anderen über die Brücke der Straßenbahn führen: { $bridge }.
error-rails-not-joined = { $place }: Die Gleise müssen ein einziges Netz bilden. Diese Felder sind vom Rest getrennt: { $spaces }.
error-not-connected = { $place }: Vom Eingang führen keine Straßen zu diesen Feldern: { $spaces }.
error-no-full-move = { $place }: Von „{ $space }“ aus gibt es mit dem Verkehrsmittel „{ $mode }“ keinen Weg von { $steps } Feldern. Bitte ergänze eine Verbindung; nur die Straßenbahn darf stecken bleiben.
