### Bridgetown Races: was an Schnappschüssen und Fragen falsch sein kann. $place sagt, wo.

error-unknown-mode = „{ $value }“ ist weder der Name noch die Nummer eines Verkehrsmittels. Gezählt ab 0 sind das: { $known }.
error-wrong-flag-count = { $place }: Zahl der Flaggen des Verkehrsmittels { $flag }: { $count } statt { $wanted }.
error-wrong-bridge = { $place }: In „{ $column }“ kann eine Flagge des Verkehrsmittels { $flag } nicht zu Brücke { $bridge } gehören.
