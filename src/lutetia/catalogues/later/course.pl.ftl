### What a teacher and the list of lessons say in every game.

course-again = Zacznij od nowa
course-back = Wróć do zasady { $rule }
course-done = ukończona
course-end = To koniec tej lekcji.
course-help = Pierwszy raz tutaj? Nauczyciel zagra z tobą pierwszą partię.
course-here = Tutaj: { $what }.
course-lead = Pierwsza partia z nauczycielem u boku, krótkie lekcje i osiem pytań. Przerwij, kiedy chcesz: wrócisz tam, gdzie skończysz.
course-link = Naucz się, grając
course-list = Wszystkie lekcje
course-next = Dalej
course-no = Nie
course-not = Nie to:
course-onward = Następna lekcja
course-page = { $game }: naucz się, grając
course-play_out = Dograj za mnie
course-result = Dobrze za pierwszym razem: { $right } z { $of }.
course-right = Dobrze:
course-step = Krok { $at } z { $of }
course-stuck = Tej lekcji nie da się teraz kontynuować. Spróbuj ponownie za chwilę.
course-teacher = Nauczyciel
course-try = Wypróbuj
course-yes = Tak
course-whole = Cała lekcja
